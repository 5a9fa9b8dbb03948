# The bot as an image for amd64 and arm64. The first two stages run on the machine that builds, whatever the image is
# for, and the last one runs no command: so nothing has to be emulated.

FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts
COPY commands commands
COPY scripts scripts
COPY src src
RUN npm run build

# The packages the build leaves outside, for the image's processor: Docker says amd64 where npm says x64.
FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS packages
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json ./
# SQLite comes compiled: what would compile it stays away.
RUN node -e "const lock = require('./package-lock.json'), sqlite = lock.packages['node_modules/@keyv/sqlite/node_modules/sqlite3']; sqlite.dependencies = { 'node-gyp-build': '*' }; delete sqlite.optionalDependencies; delete sqlite.peerDependencies; require('fs').writeFileSync('package-lock.json', JSON.stringify(lock))"
# These are part of the build already, and only a build needs esbuild.
RUN npm uninstall --package-lock-only --ignore-scripts discord-api-types discord.js dotenv esbuild i18next lru-cache openskill pino prom-client pure-rand ws zod
RUN npm ci --omit=dev --ignore-scripts --os=linux --cpu=$(echo $TARGETARCH | sed s/amd64/x64/)
# It comes for all platforms, with its source; the base image has glibc, not musl.
RUN rm -rf node_modules/.bin node_modules/@napi-rs/canvas-*-musl
RUN rm -rf node_modules/@keyv/sqlite/node_modules/sqlite3/deps node_modules/@keyv/sqlite/node_modules/sqlite3/src
RUN find node_modules -path '*/sqlite3/prebuilds/*.node' -not -path "*/linux-$(echo $TARGETARCH | sed s/amd64/x64/)/*glibc*" -delete
RUN find node_modules -type d -empty -delete
# With sqlite://data/cities.sqlite, as in .env.example, games are saved on the volume, too.
RUN mkdir /data && ln -s /data data

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=packages /app ./
COPY --from=packages --chown=node:node /data /data
COPY --from=build /app/dist dist
COPY LICENSE ./
COPY assets assets
COPY scripts/run.js scripts/check-node.js scripts/
ENV DATABASE_URL=sqlite:///data/cities.sqlite \
    HEALTH_PORT=9100 \
    REQUIRE_TOKEN=true \
    MALLOC_ARENA_MAX=1
VOLUME /data
USER node
# Each shard has a port of its own: the first one of this machine answers for the container.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${Number(process.env.HEALTH_PORT) + (parseInt(process.env.SHARD_LIST) || 0)}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm, which wouldn't hand on SIGTERM. One helper thread of the engine: more would compete with the bot.
ENTRYPOINT ["node", "--v8-pool-size=1", "scripts/run.js"]
CMD ["main"]
