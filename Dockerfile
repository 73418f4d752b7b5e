# Outcry in a container: docker build -t outcry . && docker run -p 4180:4180 -v outcry:/data outcry
# With https for the internet: deploy/compose.yaml. Everything else: docs/hosting.md.

FROM node:24-slim AS build
WORKDIR /app
# The packages first: they stay in the cache until one of them changes.
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/engine/package.json packages/engine/
COPY packages/games/package.json packages/games/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/
COPY packages/web/package.json packages/web/
RUN npm ci --no-audit --no-fund
COPY scripts scripts
COPY packages packages
RUN node scripts/build-web.mjs && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production OUTCRY_DATA=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "scripts/healthy.mjs"]
# No shell and no npm in between: the server itself gets the signal to stop.
CMD ["node", "packages/cli/main.ts", "serve"]
