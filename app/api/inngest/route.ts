import { serve } from "inngest/next";
import { functions } from "@/inngest";
import { env, usesInngest } from "@/lib/env";
import { inngest } from "@/lib/events/inngest-client";

const handlers = serve({
  client: inngest(),
  functions,
  serveOrigin: env.APP_URL,
  servePath: "/api/inngest",
  enableUnauthedSync: false,
});

const off = async (): Promise<Response> => new Response(null, { status: 404 });

export const { GET, POST, PUT } = usesInngest() ? handlers : { GET: off, POST: off, PUT: off };
