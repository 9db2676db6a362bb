import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { importsOf } from './lib/imports.ts';
import { projectRoot } from './lib/run-process.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const nginx = read('deploy/nginx.conf');
const caddy = read('deploy/Caddyfile');
const unit = read('deploy/haldi.service');
const backup = read('deploy/haldi-backup.service');
const manifest = JSON.parse(read('package.json'));
const settings = new Set(
  all(read('apps/server/src/config.ts'), /(?:'|env\.)([A-Z]+(?:_[A-Z]+)*)\b/g),
);
const given = all(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z_]+):/gm);
const copied = all(dockerfile.replaceAll('\\\n', ''), /^COPY --from=build (.+)$/gm).flatMap(
  (line) => all(line, /\/haldi\/(\S+)/g),
);
const reachedFrom = (files: string[]): Set<string> => {
  const reached = new Set(files);
  // Iteration includes elements that are added meanwhile.
  for (const file of reached)
    for (const { to, isFile } of importsOf(file)) if (isFile) reached.add(to);
  return reached;
};

test('all files that the image copies exist', () => {
  const sources = all(dockerfile, /^COPY (?!--from)(.+)$/gm).flatMap((line) =>
    line.split(' ').slice(0, -1),
  );
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) expect(existsSync(join(projectRoot, source)), source).toBe(true);
});

test('the image contains what it runs', () => {
  for (const path of copied.filter((path) => !/node_modules|build/.test(path)))
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
  const started = [dockerfile, unit, read('bench/lib/start-product.ts')].flatMap((text) =>
    all(text, /(apps\/server\/\w+\/main\.\w+)/g),
  );
  expect(started).toEqual(Array(3).fill('apps/server/build/main.js'));
  expect(copied).toContain('apps/server');
  const { dependencies } = JSON.parse(read('apps/server/package.json'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@haldi/'));
  expect(copied).toEqual(
    expect.arrayContaining(ours.map((name) => name.replace('@haldi', 'packages'))),
  );
});

test('backup, restore, verify and admin-create have all they need in the image', () => {
  const tools = ['admin-create', 'backup', 'restore', 'verify'].map((name) => `scripts/${name}.ts`);
  const needed = reachedFrom([...tools, 'apps/server/src/main.ts']);
  expect(needed).toContain('packages/embedded-postgres/src/running-server.ts');
  const isCopied = (file: string) =>
    copied.some((path) => file === path || file.startsWith(`${path}/`));
  expect([...needed].filter((file) => !isCopied(file))).toEqual([]);
});

test('every way to start uses the same memory settings', () => {
  const starts = [
    dockerfile,
    unit,
    read('scripts/bootstrap.mjs'),
    read('bench/lib/start-product.ts'),
  ];
  const sizes = starts.flatMap((text) => all(text, /--max-semi-space-size=(\d+)/g));
  expect(sizes).toHaveLength(starts.length);
  expect(new Set(sizes).size).toBe(1);
});

test('the same Node version everywhere, and never root', () => {
  const { node } = manifest.dependencies;
  expect(new Set(all(read('docs/deploy.md'), /(?:node-|dist\/)v([\d.]+)/g))).toEqual(
    new Set([node]),
  );
  const [major] = node.split('.');
  expect(new Set(all(dockerfile, /^FROM node:(\d+)/gm))).toEqual(new Set([major]));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(unit).toMatch(/^User=haldi$/m);
});

test('the service user needs no write access to the code', () => {
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(read('scripts/build.ts')).toContain('await linkInstalledBinaries();');
});

test('every variable that is set is read by the product', () => {
  const set = [
    ...given,
    ...all(dockerfile, /\b([A-Z_]+)=/g),
    ...[unit, backup]
      .flatMap((text) => all(text, /^Environment=(.*)$/gm))
      .flatMap((line) => all(line, /([A-Z_]+)=/g)),
  ].filter((name) => !['NODE_ENV', 'NODE_COMPILE_CACHE', 'PATH'].includes(name));
  expect(set).toContain('DATABASE_URL');
  for (const name of set) expect(settings, name).toContain(name);
});

test('compose.yaml, deploy/env.example and the README have every setting', () => {
  const elsewhere = {
    HOST: 'the image listens at all addresses of its container',
    PORT: 'the image listens where nginx asks',
    DATA_DIR: 'the image has no embedded database',
    DEMO: 'demo data is refused with DATABASE_URL',
    RATE_LIMITS: 'they are refused to be off but on a loopback address',
  };
  expect([...given, ...Object.keys(elsewhere)].sort()).toEqual([...settings].sort());
  const asked = all(compose, /\$\{([A-Z_]+)/g);
  expect(all(read('deploy/env.example'), /^([A-Z_]+)=/gm).sort()).toEqual(
    [...new Set(asked)].sort(),
  );
  const [, table = ''] = read('README.md').split('## Settings');
  for (const name of settings) expect(table, name).toContain(`\`${name}\``);
});

test('the settings of the instances are accepted', () => {
  const [subnet = ''] = all(compose, /subnet: (\S+)/g);
  expect(all(compose, /TRUST_PROXY: (\S+)/g)).toEqual([subnet]);
  const accepted = readConfig({
    ...Object.fromEntries(given.map((name) => [name, ''])),
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://haldi:secret@database:5432/haldi',
    PUBLIC_ORIGIN: 'https://haldi.example',
    TRUST_PROXY: subnet,
  });
  expect(accepted).toMatchObject({ demo: false, trustProxy: [subnet], smtp: undefined });
});

test('nginx uses the addresses and the port of the instances', () => {
  const instances = all(
    compose,
    /^ {2}haldi-\d+:\n {4}<<: \*haldi\n {4}networks:\n {6}default:\n {8}ipv4_address: (\S+)$/gm,
  );
  expect(instances).toHaveLength(2);
  const [port] = all(dockerfile, /^EXPOSE (\d+)$/gm);
  expect(all(dockerfile, /PORT=(\d+)/g)).toEqual([port]);
  // IP addresses, so that nginx starts while an instance is down.
  const named = all(nginx, /(?:^\s+server |proxy_pass http:\/\/)([\d.]+:\d+)/gm);
  expect(new Set(named)).toEqual(new Set(instances.map((address) => `${address}:${port}`)));
  expect(compose).toContain('./deploy/nginx.conf:/etc/nginx/nginx.conf:ro');
});

test('Caddy proxies to nginx in compose.yaml, else to the product', () => {
  expect(all(caddy, /\{\$([A-Z_]+):/g)).toEqual(['PUBLIC_ORIGIN', 'HALDI_ADDRESS']);
  expect(all(compose, /HALDI_ADDRESS: (\S+)/g)).toEqual(['nginx:80']);
  expect(nginx).toMatch(/^\s+listen 80;$/m);
  expect(compose).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
  const { host, port } = readConfig({});
  expect(all(caddy, /\{\$HALDI_ADDRESS:(\S+)\}/g)).toEqual([`${host}:${port}`]);
  // nginx trusts Caddy for the client address, the instances trust nginx.
  expect(all(nginx, /set_real_ip_from (\S+);/g)).toEqual(all(compose, /subnet: (\S+)/g));
});

test('backups use the settings of the service, and the last 14 are kept', () => {
  const settingsOf = (text: string) => all(text, /(DATA_DIR=\S+|^EnvironmentFile=.+$)/gm);
  expect(settingsOf(backup)).toEqual(settingsOf(unit));
  expect(settingsOf(backup)).toHaveLength(2);
  const [script = ''] = all(backup, /node (scripts\/\S+) /g);
  expect(existsSync(join(projectRoot, script)), script).toBe(true);
  const [directory = ''] = all(backup, /node scripts\/\S+ "(\/\S+)\/haldi-/g);
  const [rotation = ''] = all(backup, /^ExecStartPost=\/bin\/sh -c '(.+)'$/gm);
  expect(rotation).toContain(directory);
  const temporary = mkdtempSync(join(tmpdir(), 'haldi-backups-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const files = Array.from({ length: 17 }, (_, n) => `haldi-2026-01-${10 + n}-033000.gz`);
  for (const file of [...files, 'notes.txt']) writeFileSync(join(temporary, file), '');
  spawnSync('/bin/sh', ['-c', rotation.replaceAll(directory, temporary)]);
  expect(readdirSync(temporary).sort()).toEqual([...files.slice(-14), 'notes.txt']);
});

test('the health check and the event streams use paths of the API', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, unknown> };
  const [health = ''] = all(dockerfile, /3000(\/api\/[a-z/]+)/g);
  expect(Object.keys(paths)).toContain(health);
  const [pattern = ''] = all(nginx, /location ~ (\S+) \{/g);
  const streams = Object.keys(paths).filter((path) => path.endsWith('/events'));
  expect(streams).toHaveLength(4);
  for (const path of streams) expect(path.replace(/\{[^}]+\}/g, 'x')).toMatch(new RegExp(pattern));
});
