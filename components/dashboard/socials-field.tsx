"use client";

import clsx from "clsx";
import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CONTROL, Notes } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import type { Form } from "@/components/ui/form/use-form";
import { isPlatform, PLATFORMS, type Platform } from "@/lib/validation/platforms";
import { toProfileUrl } from "@/lib/validation/profile-url";

type Row = { platform: Platform; url: string };
type Props = { form: Form; most: number; first: keyof typeof PLATFORMS };

const PLATFORM_OPTIONS = Object.entries(PLATFORMS).map(([value, name]) => ({ value, name }));

const PLACEHOLDERS: Partial<Record<Platform, string>> = {
  website: "https://example.com",
  email: "ada@example.com",
  phone: "+44 20 7946 0000",
  whatsapp: "+44 20 7946 0000",
  mastodon: "@ada@mastodon.social",
};

const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.flatMap(({ platform, url }) => (isPlatform(platform) ? { platform, url: String(url) } : []))
    : [];

/** Up to `most` links to social profiles, each on a platform. */
export function SocialsField({ form, most, first }: Props) {
  const rows = rowsOf(form.values.socials);
  const isOfWhole = form.faultAt("socials") === "";
  const faultId = (index: number) => form.controlId(`socials.${index}.url-fault`);
  const wrong = (index: number) =>
    form.fault(`socials.${index}.url`) &&
    ({ "aria-invalid": true, "aria-describedby": faultId(index) } as const);
  const set = (next: Row[]) => form.set("socials", next);
  const change = (index: number, part: Partial<Row>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  /** Completes `@name` to the profile's URL. */
  const finish = (index: number) => {
    const row = rows[index];
    const url = row && toProfileUrl(row.url, row.platform);
    if (row?.url !== url) change(index, { url });
  };
  return (
    <fieldset
      id={form.controlId("socials")}
      tabIndex={-1}
      className="min-w-0 space-y-2"
      aria-describedby={isOfWhole ? `${form.controlId("socials")}-fault` : undefined}
    >
      <legend className="mb-1.5 font-medium text-sm">Social links</legend>
      {rows.map(({ platform, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a social link has no id
        <div key={index} className="space-y-1">
          <div className="flex gap-2">
            <Select
              aria-label={`Platform of social link ${index + 1}`}
              options={PLATFORM_OPTIONS}
              value={platform}
              onChange={(value) => isPlatform(value) && change(index, { platform: value })}
              className="w-32 shrink-0 sm:w-36"
            />
            <input
              id={form.controlId(`socials.${index}.url`)}
              aria-label={`URL of social link ${index + 1}`}
              {...wrong(index)}
              value={url}
              placeholder={PLACEHOLDERS[platform] ?? "@name or https://…"}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => change(index, { url: event.target.value })}
              onBlur={() => finish(index)}
              onKeyDown={(event) => event.key === "Enter" && finish(index)}
              className={clsx(CONTROL, "h-10 min-w-0")}
            />
            <Button
              look="quiet"
              size="icon"
              className="mt-0.5 shrink-0"
              aria-label={`Remove social link ${index + 1}`}
              onClick={() => set(rows.filter((_, at) => at !== index))}
            >
              <Trash2 className="size-4" aria-hidden />
            </Button>
          </div>
          {form.fault(`socials.${index}.url`) && (
            <p id={faultId(index)} role="alert" className="text-danger text-sm">
              {form.fault(`socials.${index}.url`)}
            </p>
          )}
        </div>
      ))}
      {isOfWhole && <Notes form={form} name="socials" />}
      {rows.length < most && (
        <Button size="small" onClick={() => set([...rows, { platform: first, url: "" }])}>
          <Plus className="size-4" aria-hidden />
          Add social link
        </Button>
      )}
    </fieldset>
  );
}
