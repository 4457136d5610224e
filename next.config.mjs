/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["pino", "pg", "@prisma/adapter-pg", "@node-rs/argon2", "@napi-rs/canvas"],
  // The Content-Security-Policy of owner pages needs a nonce and comes from proxy.ts.
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
      ],
    },
    // The pages of forms say for themselves who may frame them.
    { source: "/((?!f/).*)", headers: [{ key: "X-Frame-Options", value: "SAMEORIGIN" }] },
  ],
  experimental: {
    // Loading every page at the start takes 60 MB. A page's own code is loaded at its first request.
    preloadEntriesOnStart: false,
    // A build takes little more than half the time without these two. The server doesn't read source maps, and the
    // cache (200 MB) saves less than writing it takes.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm run check` checks the types of the whole project; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
};
