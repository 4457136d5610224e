import { z } from "zod";
import { DATE_TIME } from "@/lib/validation/fields";

// Fields of responses. The shape of a response is beside its serializer.

/** A time, `YYYY-MM-DD HH:MM:SS`, UTC. */
export const dateTimeField = () => z.string().meta({ pattern: DATE_TIME, examples: ["2026-11-21 18:30:00"] });

/** A time that is usually null. */
export const nullableDateTime = () =>
  dateTimeField()
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

/** A count. */
export const count = () =>
  z
    .int()
    .min(0)
    .meta({ examples: [128] });

export const colorResponse = () => z.string().meta({ pattern: "^[0-9A-Fa-f]{6}$", examples: ["0c6b58"] });

/** Text, with its value in examples. */
export const textLike = (example: string) => z.string().meta({ examples: [example] });
