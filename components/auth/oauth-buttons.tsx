"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { signInWithProvider } from "./sign-in";

type Props = { providers: readonly { id: string; name: string }[]; next: string };

/** Sign-in with an OAuth provider. */
export function OAuthButtons({ providers, next }: Props) {
  const [failure, setFailure] = useState<string>();
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 space-y-3 border-line border-t pt-6">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          className="w-full"
          onClick={() => void signInWithProvider(id, next).then(setFailure)}
        >
          Continue with {name}
        </Button>
      ))}
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}
