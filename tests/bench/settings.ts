// Webhook receivers run on this machine. Imported before anything that reads settings.
Object.assign(process.env, { WEBHOOK_ALLOW_PRIVATE: "true", NEXTAUTH_SECRET: "of the bench" });
