import { meResponse } from "@/lib/accounts/response-schema";
import type { Operation } from "@/lib/openapi/builder/operation";

export const accountOperations: Operation[] = [
  {
    tag: "Account",
    path: "/me",
    method: "get",
    id: "readMe",
    summary: "Read your account",
    description: "The key's account with its plan, limits and usage. Never includes a secret.",
    replies: { 200: { description: "The account", one: { name: "Account", schema: meResponse } } },
  },
];
