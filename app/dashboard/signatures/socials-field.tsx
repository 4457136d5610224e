"use client";

import clsx from "clsx";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/field";
import { controlId, type Form } from "@/components/ui/use-form";
import { PLATFORMS } from "@/lib/platforms";

const MOST = 10;

type Profile = { platform: string; url: string };

const profilesIn = (value: unknown): Profile[] =>
  Array.isArray(value)
    ? value.map(({ platform, url }) => ({ platform: String(platform), url: String(url) }))
    : [];

/** Up to ten profiles, shown by their name: pictures of brands are blocked by most mail programs at first. */
export function SocialsField({ form }: { form: Form }) {
  const profiles = profilesIn(form.values.socials);
  const fault = form.fault("socials");
  const set = (next: Profile[]) => form.set("socials", next);
  const change = (index: number, part: Partial<Profile>) =>
    set(profiles.map((profile, at) => (at === index ? { ...profile, ...part } : profile)));
  return (
    <fieldset className="min-w-0 space-y-2" aria-describedby={fault ? "socials-fault" : undefined}>
      <legend className="mb-1.5 font-medium text-sm">Profiles</legend>
      {profiles.map(({ platform, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a profile has no other identity than its place
        <div key={index} className="flex gap-2">
          <select
            aria-label={`Platform of profile ${index + 1}`}
            value={platform}
            onChange={(event) => change(index, { platform: event.target.value })}
            className={clsx(CONTROL, "h-10 max-w-28 shrink-0 sm:max-w-36")}
          >
            {Object.entries(PLATFORMS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <input
            id={index === 0 ? controlId("socials") : undefined}
            aria-label={`Address of profile ${index + 1}`}
            aria-invalid={fault ? true : undefined}
            value={url}
            placeholder="https://"
            onChange={(event) => change(index, { url: event.target.value })}
            className={clsx(CONTROL, "h-10 min-w-0")}
          />
          <Button
            look="quiet"
            size="icon"
            className="mt-0.5 shrink-0"
            aria-label={`Remove profile ${index + 1}`}
            onClick={() => set(profiles.filter((_, at) => at !== index))}
          >
            <Trash2 className="size-4" aria-hidden />
          </Button>
        </div>
      ))}
      {fault && (
        <p id="socials-fault" role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      {profiles.length < MOST && (
        <Button size="small" onClick={() => set([...profiles, { platform: "linkedin", url: "" }])}>
          <Plus className="size-4" aria-hidden />
          Add a profile
        </Button>
      )}
    </fieldset>
  );
}
