"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { openDoor } from "./door";

type Props = { doors: readonly { id: string; name: string }[]; next: string };

/** The ways in without a password. */
export function OtherDoors({ doors, next }: Props) {
  const [failed, setFailed] = useState(false);
  if (doors.length === 0) return null;
  return (
    <div className="mt-6 space-y-3 border-line border-t pt-6">
      {doors.map(({ id, name }) => (
        <Button
          key={id}
          className="w-full"
          onClick={() => void openDoor(id, next).catch(() => setFailed(true))}
        >
          Continue with {name}
        </Button>
      ))}
      {failed && (
        <p role="alert" className="text-danger text-sm">
          Waypost could not be reached. Try again.
        </p>
      )}
    </div>
  );
}
