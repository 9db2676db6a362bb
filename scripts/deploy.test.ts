import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { root } from './lib/run.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const nginx = read('deploy/nginx.conf');
const unit = read('deploy/haldi.service');
const manifest = JSON.parse(read('package.json'));
const config = read('apps/server/src/config.ts');

test('everything that the image copies from the project is there', () => {
  const sources = all(dockerfile, /^COPY (?!--from)(.+)$/gm).flatMap((line) =>
    line.split(' ').slice(0, -1),
  );
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
});

test('what runs is copied out of what was built', () => {
  const copied = all(dockerfile, /^COPY --from=build \/haldi\/(\S+)/gm);
  for (const path of copied.filter((path) => !/node_modules|build/.test(path)))
    expect(existsSync(join(root, path)), path).toBe(true);
  const started = [dockerfile, unit].flatMap((text) => all(text, /(apps\/server\/src\/\S+\.ts)/g));
  expect(started).toEqual(['apps/server/src/main.ts', 'apps/server/src/main.ts']);
  expect(existsSync(join(root, started[0] ?? ''))).toBe(true);
  expect(copied).toContain('apps/server');
  const { dependencies } = JSON.parse(read('apps/server/package.json'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@haldi/'));
  expect(copied).toEqual(
    expect.arrayContaining(ours.map((name) => name.replace('@haldi', 'packages'))),
  );
});

test('the product may take the same memory however it is started', () => {
  const starts = [dockerfile, unit, read('scripts/bootstrap.mjs'), read('bench/lib/product.ts')];
  const sizes = starts.flatMap((text) => all(text, /--max-semi-space-size=(\d+)/g));
  expect(sizes).toHaveLength(starts.length);
  expect(new Set(sizes).size).toBe(1);
});

test('one version of Node everywhere, and never root', () => {
  const major = manifest.dependencies.node.split('.')[0];
  expect(new Set(all(dockerfile, /^FROM node:(\d+)/gm))).toEqual(new Set([major]));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(unit).toMatch(/^User=haldi$/m);
});

test('every variable that is set is one the product reads', () => {
  const known = new Set(all(config, /\b([A-Z][A-Z_]{3,})\b/g));
  const set = [
    ...all(compose.slice(0, compose.indexOf('services:')), /^ {4}([A-Z_]+):/gm),
    ...all(dockerfile, /\b([A-Z_]+)=/g),
    ...all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
  ].filter((name) => !['NODE_ENV', 'NODE_COMPILE_CACHE', 'PATH'].includes(name));
  expect(set).toContain('DATABASE_URL');
  for (const name of set) expect(known, name).toContain(name);
});

test('the settings of the instances are accepted', () => {
  const [subnet = ''] = all(compose, /subnet: (\S+)/g);
  expect(all(compose, /TRUST_PROXY: (\S+)/g)).toEqual([subnet]);
  const accepted = readConfig({
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://haldi:secret@database:5432/haldi',
    PUBLIC_ORIGIN: 'https://haldi.example',
    TRUST_PROXY: subnet,
    METRICS_TOKEN: '',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    SMTP_URL: '',
    MAIL_FROM: '',
  });
  expect(accepted).toMatchObject({ demo: false, trustProxy: [subnet], smtp: undefined });
});

test('nginx speaks to the instances that there are, on the port they listen at', () => {
  const instances = all(compose, /^ {2}(haldi-\d+): \*haldi$/gm);
  expect(instances).toHaveLength(2);
  const [port] = all(dockerfile, /^EXPOSE (\d+)$/gm);
  expect(all(dockerfile, /PORT=(\d+)/g)).toEqual([port]);
  const named = all(nginx, /^\s+server (haldi-\S+)/gm);
  expect(new Set(named)).toEqual(new Set(instances.map((instance) => `${instance}:${port}`)));
  expect(compose).toContain('./deploy/nginx.conf:/etc/nginx/nginx.conf:ro');
});

test('the health check and the addresses of live events are those of the API', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, unknown> };
  const [health = ''] = all(dockerfile, /3000(\/api\/[a-z/]+)/g);
  expect(Object.keys(paths)).toContain(health);
  const [pattern = ''] = all(nginx, /location ~ (\S+) \{/g);
  const streams = Object.keys(paths).filter((path) => path.endsWith('/events'));
  expect(streams).toHaveLength(2);
  for (const path of streams) expect(path.replace(/\{[^}]+\}/g, 'x')).toMatch(new RegExp(pattern));
});
