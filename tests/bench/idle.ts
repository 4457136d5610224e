import {
  halfBody,
  halfHeaders,
  oneRequest,
  openIdleConnections,
} from "@/tests/support/clients/idle-connections";

// Opens connections that occupy a server with requests that never finish, in its own process, until it is killed.

const [, , port = "0", idle = "0", slow = "0"] = process.argv;
await Promise.all([
  openIdleConnections(Number(port), Number(idle), oneRequest("/healthz")),
  openIdleConnections(Number(port), Number(slow), halfHeaders("/f1")),
  openIdleConnections(Number(port), Number(slow), halfBody("/f/no-such-form")),
]);
console.log("open");
setInterval(() => undefined, 60_000);
