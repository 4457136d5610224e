"use client";

import { DeleteButton } from "@/components/ui/delete-button";
import { timerDeletion } from "../deletion";

export const TimerActions = (timer: { id: number; title: string }) => (
  <DeleteButton deletion={timerDeletion(timer)} to="/dashboard/timers" />
);
