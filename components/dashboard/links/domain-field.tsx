"use client";

import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";
import { readableHost } from "@/lib/domains/hosts/readable-host";

export type HostChoices = {
  /** The default host of links. */
  shortHost: string;
  domains: readonly { name: string; primary: boolean }[];
};

type Props = {
  form: Form;
  hosts: HostChoices;
  /** The location of a stored link; another choice moves it. */
  stored?: { domain: string | null; slug: string } | undefined;
};

/** The default domain of a new link. */
export const preselectedDomain = ({ domains }: HostChoices): string | null =>
  domains.find(({ primary }) => primary)?.name ?? null;

/** The hosts to choose from; the empty value is the default one. */
export const hostOptions = ({ shortHost, domains }: HostChoices) => [
  { value: "", name: shortHost },
  ...domains.map(({ name }) => ({ value: name, name: readableHost(name) })),
];

/** The chosen host, for display. */
export const chosenHost = ({ values }: Pick<Form, "values">, { shortHost }: HostChoices): string =>
  typeof values.domain === "string" ? readableHost(values.domain) : shortHost;

/** The host of a link. Only for accounts with domains. */
export function DomainField({ form, hosts, stored }: Props) {
  const { shortHost, domains } = hosts;
  const isKnown = stored?.domain == null || domains.some(({ name }) => name === stored.domain);
  if (domains.length === 0 && isKnown) return null;
  const options = [
    ...hostOptions(hosts),
    ...(isKnown
      ? []
      : [{ value: stored.domain ?? "", name: `${readableHost(stored.domain ?? "")} (not active)` }]),
  ];
  const moves = stored !== undefined && (form.values.domain ?? null) !== stored.domain;
  return (
    <div className="space-y-1.5">
      <SelectField form={form} name="domain" label="Domain" options={options} nullable />
      <p role="status" className="text-sm text-warn empty:hidden">
        {moves &&
          `Saving moves the link. ${stored.domain === null ? shortHost : readableHost(stored.domain)}/${stored.slug} and its printed QR codes stop working.`}
      </p>
    </div>
  );
}
