import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

type Entry = {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  link?: boolean;
  cpu?: string[];
};

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64'];
const required = ['linux-x64', 'linux-arm64'];
const problems: string[] = [];

const isLocked = (parent: string, name: string): boolean => {
  // Node resolves packages beside the importer first, then in parent folders.
  const places = parent
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return (
    `node_modules/${name}` in lock.packages ||
    places.some((place) => `${place}/node_modules/${name}` in lock.packages)
  );
};

for (const [path, entry] of Object.entries(lock.packages)) {
  if (entry.resolved && !entry.link)
    problems.push(`${path} has a resolved address: ${entry.resolved}`);
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const native = optional.filter((name) => /linux/.test(name));
  // Packages for one platform have only the libraries of that platform.
  if (native.length === 0 || entry.cpu) continue;
  for (const platform of platforms) {
    const builds = optional.filter((name) => name.includes(platform));
    if (builds.length === 0 && required.includes(platform)) {
      problems.push(`${path} is not published for ${platform}`);
    }
    for (const name of builds) {
      if (!isLocked(path, name))
        problems.push(`${path} needs ${name}: installing on ${platform} would fail`);
    }
  }
}

reportProblems('lock file', problems);
