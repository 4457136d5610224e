import { Document } from "@/components/pages/document";
import { signaturePreviewScript } from "@/components/pages/signature/script";

export type Check = { level: "good" | "hint" | "fault"; text: string };

type Props = {
  html: string;
  text: string;
  checks: readonly Check[];
  /** Always shown as a square. */
  photoUrl: string | null;
};

/** A signature on a light and a dark background, its checks, and its plain text. */
export const SignaturePreview = ({ html, text, checks, photoUrl }: Props) => (
  <Document title="Preview" style={signaturePreviewStyle} script={signaturePreviewScript} noindex>
    <div>
      <Mail name="Light background" look="white" html={html} />
      <Mail name="Dark background" look="dark" html={html} />
      <section>
        <h2>Checks</h2>
        <ul id="checks" data-photo={photoUrl ?? undefined}>
          {checks.map(({ level, text }) => (
            <li key={text} className={level}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Plain text</h2>
        <pre>{text}</pre>
      </section>
    </div>
  </Document>
);

const Mail = ({ name, look, html }: { name: string; look: "white" | "dark"; html: string }) => (
  <section>
    <h2>{name}</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the signature itself, in which every value is escaped */}
    <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
  </section>
);

export const signaturePreviewStyle = `
:root { color-scheme: light dark; --paper: light-dark(#faf9f6, #121418); --ink: light-dark(#3d424a, #d3d6db); --soft: light-dark(#565b64, #a9adb5); --line: light-dark(#e5e2da, #30353d); --good: light-dark(#0b6b4f, #6fd7b8); --fault: light-dark(#b3261e, #ffb4ab); --hint: light-dark(#7a5200, #f0c36d) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: .875rem/1.5 ui-sans-serif, system-ui, sans-serif; padding: 1rem }
h2 { margin: 0 0 .375rem; font-size: .8125rem; font-weight: 500; color: var(--soft) }
section + section { margin-top: 1.25rem }
div[class] { padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; overflow-x: auto }
div.white { background: #fff }
div.dark { background: #1f1f1f }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .375rem }
li { padding-left: 1.5rem; position: relative }
li::before { position: absolute; left: 0; font-weight: 700 }
li.good::before { content: "\\2713"; color: var(--good) }
li.hint::before { content: "!"; color: var(--hint); left: .25rem }
li.fault::before { content: "\\2715"; color: var(--fault) }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .8125rem/1.5 ui-monospace, monospace }
`;
