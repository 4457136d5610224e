# Without DATABASE_URL, the embedded PostgreSQL keeps its data in the volume /data. With it (compose.yaml), no volume is needed.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev && npm run build && rm -rf .next/cache tests

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node /data
WORKDIR /app
COPY --from=build --chown=node:node /app .
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "lib/cli/run.mjs", "server"]
