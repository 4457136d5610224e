"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { OpenButton } from "@/components/ui/open-button";
import { countdownDeletion } from "../deletion";

type Props = { id: number; title: string; url: string };

export const CountdownActions = ({ id, title, url }: Props) => (
  <>
    <OpenButton href={url} />
    <DeleteButton deletion={countdownDeletion({ id, title })} to="/dashboard/countdowns" />
  </>
);
