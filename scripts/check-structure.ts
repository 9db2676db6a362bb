import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Import, importsOf } from './lib/imports.ts';
import { projectFiles } from './lib/project-files.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';
import { unusedExports } from './lib/unused-exports.ts';

/** Enforces the rules in CONTRIBUTING.md. */
type Rule = (file: string, imported: Import) => string | undefined;

const maxLines = 300;
const isTest = (file: string): boolean => /\.(test\.tsx?|guards\.ts)$/.test(file);
const featureOf = (file: string, folder: string): string =>
  file.slice(folder.length).split('/').length > 1
    ? (file.slice(folder.length).split('/')[0] ?? '')
    : '';

const contractFolder = 'packages/contract/src/';
const contractRule: Rule = (file, { to, isFile }) => {
  if (isTest(file) && /^(vitest|fast-check|packages\/contract\/testing\/.+)$/.test(to)) {
    return undefined;
  }
  if (isFile ? to.startsWith(contractFolder) : to === 'zod/mini') return undefined;
  return 'the contract may import only zod/mini and itself';
};

const embeddedFolder = 'packages/embedded-postgres/';
const embeddedRule: Rule = (file, { to, isFile }) => {
  const isTestFile = isTest(file) || file.startsWith(`${embeddedFolder}testing/`);
  if (isTestFile && (/^vitest(\/node)?$/.test(to) || to.startsWith(`${embeddedFolder}testing/`)))
    return undefined;
  if (isFile ? to.startsWith(`${embeddedFolder}src/`) : /^(node:.+|pg)$/.test(to)) return undefined;
  return 'the embedded database may import only Node, pg and itself';
};
const productNames = /haldi|\bDATA_DIR\b|\bDATABASE_URL\b/i;

const serverFolder = 'apps/server/src/';
const compositionRoot = /^apps\/server\/src\/([^/]+\.ts$|demo\/)/;
/** Modules that every feature may import. */
const sharedModules = /^apps\/server\/src\/(config|directories|start-error)\.ts$/;
const layers = ['tables', 'store', 'service', 'routes'];
const layerOf = (file: string): number =>
  layers.findIndex((layer) => new RegExp(`(^|-)${layer}\\.ts$`).test(basename(file)));

const serverRule: Rule = (file, { to, isFile }) => {
  if (isTest(file) || compositionRoot.test(file)) return undefined;
  const feature = featureOf(file, serverFolder);
  if (!isFile) {
    const mayUseDrizzle = feature === 'platform' || (layerOf(file) >= 0 && layerOf(file) <= 1);
    return /^drizzle-orm/.test(to) && !mayUseDrizzle
      ? 'only store.ts and tables.ts may import Drizzle'
      : undefined;
  }
  if (to.startsWith(contractFolder)) return undefined;
  if (to.startsWith(embeddedFolder) && feature === 'platform') return undefined;
  if (!to.startsWith(serverFolder))
    return 'the server may import only the contract and itself; platform also the embedded database';
  const other = featureOf(to, serverFolder);
  if (other === 'platform' || sharedModules.test(to)) return undefined;
  if (feature === 'platform') return 'platform must not import features';
  if (other === feature) {
    const [from, target] = [layerOf(file), layerOf(to)];
    return from >= 0 && target > from
      ? `${layers[from]} must not import ${layers[target]}: routes → service → store → tables`
      : undefined;
  }
  if (/service\.ts$/.test(to)) return undefined;
  // Foreign keys and joins use tables of other features.
  if (layerOf(file) >= 0 && layerOf(file) <= 1 && layerOf(to) === 0) return undefined;
  return 'import another feature only through its service.ts';
};

const webFolder = 'apps/web/app/';
const combinesFeatures = /\.route\.tsx$|^apps\/web\/app\/(root|routes|entry\.\w+)\.tsx?$/;
const webRule: Rule = (file, { to, isFile }) => {
  if (!isFile || isTest(file) || to.startsWith(contractFolder)) return undefined;
  if (!to.startsWith(webFolder)) return 'the pages may import only the contract and themselves';
  const [feature, other] = [featureOf(file, webFolder), featureOf(to, webFolder)];
  if (other === feature) return undefined;
  if (feature === 'lib') return 'lib must not import features or ui';
  if (other === 'lib') return undefined;
  if (feature === 'ui') return 'ui must not import features';
  if (other === 'ui' || combinesFeatures.test(file)) return undefined;
  return /(^queries|-store)\.tsx?$/.test(basename(to)) ||
    to.startsWith(`${webFolder}${other}/shared/`)
    ? undefined
    : 'import another feature only through its queries.ts, *-store.ts or shared/; combine components in a route file';
};

const workspaces: [string, Rule][] = [
  [contractFolder, contractRule],
  [embeddedFolder, embeddedRule],
  [serverFolder, serverRule],
  [webFolder, webRule],
];

const fullRunFile = 'packages/contract/testing/full-run.ts';
const usesSystemTime = /\bnew Date\(\)|\bDate\.now\(\)/;
const usesRandomness = /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/;
// main.ts passes the clock on; logs have the real time.
const mayUseSystemTime = /^apps\/server\/src\/(main|platform\/logging)\.ts$/;
const mustUseClock = (file: string): boolean =>
  file.startsWith('e2e/') ||
  (file.startsWith(contractFolder) && !isTest(file)) ||
  (file.startsWith(serverFolder) && !isTest(file) && !mayUseSystemTime.test(file));

/**
 * Orders are changed by order commands: only these files write orders, services, visits and
 * history.
 */
const writesOrders =
  /\.(insert|update|delete)\((orders|orderServices|orderTracking|orderFees|orderDiscounts|visits|visitProgress|visitRefusals)\)|\b(insert into|update|delete from) "?(orders|order_services|order_tracking|order_fees|order_discounts|visits|visit_progress|visit_refusals)"? /i;
const orderWriters = [
  'commands/save-outcome-store.ts',
  'placing/store.ts',
  'placing/import-orders-store.ts',
  // Visit progress, saved with the command that changes it.
  'work/store.ts',
  // Payments, fees and discounts, saved with the command that changes them.
  'payments/ledger-store.ts',
  'discounts/store.ts',
  // The plan assigns beauticians.
  'plan/store.ts',
  // Anonymizes the orders of a deleted account.
  'store.ts',
  // Copies a beautician's new name to open orders.
  'visits/store.ts',
].map((file) => `${serverFolder}orders/${file}`);

const files = projectFiles(
  /^((packages|apps|e2e|bench|scripts)\/.*\.(tsx?|mjs)|[^/]+\.config\.ts)$/,
).filter((file) => existsSync(join(projectRoot, file)));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const problems: string[] = [];

for (const file of files) {
  const rule = workspaces.find(([folder]) => file.startsWith(folder))?.[1];
  for (const imported of imports.get(file) ?? []) {
    const problem = rule?.(file, imported);
    if (problem) problems.push(`${file} imports ${imported.to}: ${problem}`);
    if (/\.guards\.ts$/.test(imported.to)) {
      problems.push(`${file} imports ${imported.to}: only npm run trial may read lists of guards`);
    }
    if (imported.to === fullRunFile && !isTest(file) && !/^e2e\/|\.config\.ts$/.test(file)) {
      problems.push(
        `${file} imports ${fullRunFile}: import it in the test file, where trials look for it`,
      );
    }
  }
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const lines = source.split('\n').length;
  if (lines > maxLines)
    problems.push(`${file} has ${lines} lines, more than ${maxLines}: split it`);
  if (mustUseClock(file) && usesSystemTime.test(source)) {
    problems.push(`${file} reads the system time: take the time from the clock`);
  }
  const mayWriteOrders = isTest(file) || orderWriters.includes(file);
  if (file.startsWith(serverFolder) && !mayWriteOrders && writesOrders.test(source)) {
    problems.push(`${file} writes orders: use an order command`);
  }
  if (file.startsWith(contractFolder) && !isTest(file) && usesRandomness.test(source)) {
    problems.push(`${file} uses randomness: take it as an argument`);
  }
  if (file.startsWith(embeddedFolder) && productNames.test(source)) {
    problems.push(`${file} names the product or its settings: take them as options`);
  }
  const statements = source
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line));
  if (statements.length > 0 && statements.every((line) => /^export .* from /.test(line))) {
    problems.push(`${file} only re-exports other files: import those directly`);
  }
}

type Graph = Map<string, Set<string>>;

const findCycles = (graph: Graph): string[][] => {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    if (done.has(node)) return;
    if (path.includes(node)) {
      found.push([...path.slice(path.indexOf(node)), node]);
      return;
    }
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
};

const fileGraph: Graph = new Map(
  files.map((file) => [
    file,
    new Set((imports.get(file) ?? []).filter(({ isFile }) => isFile).map(({ to }) => to)),
  ]),
);

/** Dependencies between features, each with the imports that cause it. */
const featureDependencies = (folder: string): Map<string, Map<string, string[]>> => {
  const dependencies = new Map<string, Map<string, string[]>>();
  for (const [file, targets] of fileGraph) {
    if (!file.startsWith(folder) || isTest(file)) continue;
    for (const to of targets) {
      const [from, other] = [featureOf(file, folder), featureOf(to, folder)];
      if (!to.startsWith(folder) || !from || !other || from === other) continue;
      const ofFeature = dependencies.get(from) ?? new Map<string, string[]>();
      ofFeature.set(other, [...(ofFeature.get(other) ?? []), `${file} → ${to}`]);
      dependencies.set(from, ofFeature);
    }
  }
  return dependencies;
};

const featureCycles = (folder: string): string[] => {
  const dependencies = featureDependencies(folder);
  const graph: Graph = new Map(
    [...dependencies].map(([from, others]) => [from, new Set(others.keys())]),
  );
  return findCycles(graph).map((cycle) => {
    const drawn = cycle
      .slice(1)
      .map((to, place) => dependencies.get(cycle[place] ?? '')?.get(to)?.[0]);
    return `circular features: ${cycle.join(' → ')}\n    ${drawn.join('\n    ')}`;
  });
};

reportProblems('structure', [
  ...problems,
  ...unusedExports(imports),
  ...findCycles(fileGraph).map((cycle) => `circular import: ${cycle.join(' → ')}`),
  ...[contractFolder, serverFolder, webFolder].flatMap(featureCycles),
]);
