"use client";

import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";

export type HostChoices = {
  /** The host of links without a domain of the account's. */
  shortHost: string;
  domains: readonly { name: string; name_unicode: string; primary: boolean }[];
};

type Props = {
  form: Form;
  hosts: HostChoices;
  /** Where a stored link is; another choice moves it. */
  stored?: { domain: string | null; slug: string } | undefined;
};

/** The domain that a new link is on unless another one is chosen. */
export const preselectedDomain = ({ domains }: HostChoices): string | null =>
  domains.find(({ primary }) => primary)?.name ?? null;

/** The hosts to choose from; the empty value is the default one. */
export const hostOptions = ({ shortHost, domains }: HostChoices) => [
  { value: "", name: shortHost },
  ...domains.map(({ name, name_unicode }) => ({ value: name, name: name_unicode })),
];

/** The host that is chosen, as people read it. */
export function chosenHost({ values }: Pick<Form, "values">, { shortHost, domains }: HostChoices): string {
  const { domain } = values;
  if (typeof domain !== "string") return shortHost;
  return domains.find(({ name }) => name === domain)?.name_unicode ?? domain;
}

/** Which host a link is on. Only for accounts that have domains. */
export function DomainField({ form, hosts, stored }: Props) {
  const { shortHost, domains } = hosts;
  const isKnown = stored?.domain == null || domains.some(({ name }) => name === stored.domain);
  if (domains.length === 0 && isKnown) return null;
  const options = [
    ...hostOptions(hosts),
    ...(isKnown ? [] : [{ value: stored.domain ?? "", name: `${stored.domain} (not active)` }]),
  ];
  const moves = stored !== undefined && (form.values.domain ?? null) !== stored.domain;
  return (
    <div className="space-y-1.5">
      <SelectField form={form} name="domain" label="Domain" options={options} nullable />
      <p role="status" className="text-sm text-warn empty:hidden">
        {moves &&
          `Saving moves the link. ${stored.domain ?? shortHost}/${stored.slug} and its printed QR codes stop working.`}
      </p>
    </div>
  );
}
