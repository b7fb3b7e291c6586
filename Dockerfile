# The shop behind nginx, as a user without rights:
#   docker build --build-arg SITE_URL=https://loja.example -t loja . && docker run --rm -p 8080:8080 loja
# What handles certificates stands before it.
FROM node:20-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL API_BASE_URL API_TIMEOUT_MS API_TRUSTED_ORIGINS BASE_PATH LOG_ORIGINS PRERENDER_PRODUCTS
RUN npm run build && npm run host -- nginx --listen 8080

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /shop/dist /shop/dist
COPY --from=build --chown=www-data /shop/dist.hosts/nginx /shop/dist.hosts/nginx
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/shop/dist.hosts/nginx", "-c", "nginx.conf"]
