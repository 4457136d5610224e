"use client";

import { Notes } from "@/components/ui/fields/field";
import type { Form } from "@/components/ui/form/use-form";
import { EVENT_NAMES, EVENTS } from "@/lib/events/names";

/** The events to subscribe to, each with a description. */
export function EventField({ form }: { form: Form }) {
  const value = form.values.events;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const choose = (names: readonly string[]) =>
    form.set(
      "events",
      EVENT_NAMES.filter((name) => names.includes(name)),
    );
  const toggle = (name: string, on: boolean) =>
    choose(EVENT_NAMES.filter((one) => (one === name ? on : chosen.includes(one))));
  const any = chosen.length > 0;
  return (
    <fieldset
      className="space-y-2"
      aria-describedby={form.fault("events") && `${form.controlId("events")}-fault`}
    >
      <legend className="float-left font-medium text-sm">
        Events
        <span className="text-danger" aria-hidden>
          {" "}
          *
        </span>
      </legend>
      <button
        type="button"
        onClick={() => choose(any ? [] : EVENT_NAMES)}
        className="float-right text-accent text-sm hover:underline"
      >
        {any ? "Clear all" : "Select all"}
      </button>
      <ul className="clear-both divide-y divide-line rounded-card border border-line bg-surface">
        {EVENT_NAMES.map((name, index) => (
          <li key={name}>
            <label className="flex cursor-pointer items-start gap-3 px-4 py-3 hover:bg-raised/50">
              <input
                type="checkbox"
                id={index === 0 ? form.controlId("events") : undefined}
                checked={chosen.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="block font-mono text-sm">{name}</span>
                <span className="block text-quiet text-xs">{EVENTS[name]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Notes form={form} name="events" />
    </fieldset>
  );
}
