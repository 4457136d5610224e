"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { openDoor } from "./csrf";

type Props = { doors: readonly { id: string; name: string }[]; next: string };

/** The ways in without a password. */
export function OtherDoors({ doors, next }: Props) {
  const [failure, setFailure] = useState<string>();
  if (doors.length === 0) return null;
  return (
    <div className="mt-6 space-y-3 border-line border-t pt-6">
      {doors.map(({ id, name }) => (
        <Button key={id} className="w-full" onClick={() => void openDoor(id, next).then(setFailure)}>
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
