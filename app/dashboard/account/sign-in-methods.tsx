"use client";

import { useState } from "react";
import { signInWithProvider } from "@/components/auth/sign-in";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";

type Props = { providers: readonly { id: string; name: string }[]; connected: readonly string[] };

/** The OAuth providers of this server and whether each is connected. */
export function SignInMethods({ providers, connected }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <>
      <ul className="space-y-3">
        {providers.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 text-sm">
            {name}
            {connected.includes(id) ? (
              <Badge tone="good">Connected</Badge>
            ) : (
              <Button
                size="small"
                aria-label={`Connect ${name}`}
                onClick={() => void signInWithProvider(id, "/dashboard/account").then(setFailure)}
              >
                Connect
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {failure}
        </p>
      )}
    </>
  );
}
