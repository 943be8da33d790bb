# The service as an image: built in one stage, run from another that holds nothing but what it needs.
#   docker build -t svc .
#   docker run -p 127.0.0.1:3000:3000 -v svc-data:/data svc
# Its steps are run without Docker by tools/dockerfile.spec.mjs.

FROM node:22-slim AS build
WORKDIR /srv
COPY . .
RUN npm ci --no-audit --no-fund --loglevel=error
RUN npm run build
RUN npm run release:folder -- /release

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SVC_DATA_DIR=/data
COPY --from=build /release /srv
RUN install -d -o node -g node -m 0700 /data
WORKDIR /srv
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
