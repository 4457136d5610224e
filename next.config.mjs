/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["pino", "pg", "@prisma/adapter-pg", "@node-rs/argon2", "@napi-rs/canvas"],
  // `npm run check` checks the types of the whole project; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
};
