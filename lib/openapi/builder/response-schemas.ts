import { z } from "zod";
import { DATE_TIME } from "@/lib/validation/fields";

// What fields of answers are. The shape of an answer stands beside the serializer that makes it.

/** A moment, `YYYY-MM-DD HH:MM:SS`, UTC. */
export const moment = () => z.string().meta({ pattern: DATE_TIME, examples: ["2026-11-21 18:30:00"] });

/** A moment that is mostly not set. */
export const noMoment = () =>
  moment()
    .nullable()
    .meta({ examples: [null] });

/** A day, `YYYY-MM-DD`, UTC. */
export const day = () => z.string().meta({ format: "date" });

export const id = () =>
  z
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ examples: [12] });

/** How often something happened. */
export const count = () =>
  z
    .int()
    .min(0)
    .meta({ examples: [128] });

export const colourResponse = () => z.string().meta({ pattern: "^[0-9A-Fa-f]{6}$", examples: ["0c6b58"] });

/** Text, with what stands in examples of it. */
export const like = (example: string) => z.string().meta({ examples: [example] });
