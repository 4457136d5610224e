"use client";

import { Tabs } from "@base-ui/react/tabs";
import { CodeBlock } from "@/components/ui/code-block";
import { SAMPLES } from "@/lib/webhooks/samples";

/** Sample endpoints that verify signatures. */
export function SampleCode() {
  return (
    <Tabs.Root defaultValue={SAMPLES[0]?.language}>
      <Tabs.List aria-label="Language" className="mb-3 flex gap-1 border-line border-b">
        {SAMPLES.map(({ language }) => (
          <Tabs.Tab
            key={language}
            value={language}
            className="-mb-px border-transparent border-b-2 px-3 py-2 text-quiet text-sm hover:text-ink data-active:border-accent data-active:font-medium data-active:text-ink"
          >
            {language}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SAMPLES.map(({ language, file, code }) => (
        <Tabs.Panel key={language} value={language}>
          <CodeBlock value={code} label={file} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
