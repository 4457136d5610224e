import { Document } from "@/components/pages/document";

type Picture = { src: string; width: number; height: number; alt: string };

type Props = {
  counting: Picture;
  /** The image after expiry. */
  ended: Picture;
};

/** An email timer in a light email, in a dark one, and expired. */
export const TimerPreview = ({ counting, ended }: Props) => (
  <Document title="Preview" style={timerPreviewStyle} noindex>
    <Mail name="Light email" look="light" picture={counting} />
    <Mail name="Dark email" look="dark" picture={counting} />
    <Mail name="Expired" look="light" picture={ended} />
  </Document>
);

const Mail = ({ name, look, picture }: { name: string; look: "light" | "dark"; picture: Picture }) => (
  <figure>
    <figcaption>{name}</figcaption>
    <div className={look}>
      <i />
      {/* biome-ignore lint/performance/noImgElement: drawn to a string, with an inlined image */}
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
    </div>
  </figure>
);

export const timerPreviewStyle = `
:root { color-scheme: light dark; --paper: light-dark(#faf9f6, #121418); --ink: light-dark(#565b64, #a9adb5); --line: light-dark(#e5e2da, #30353d) }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: .8125rem/1.4 ui-sans-serif, system-ui, sans-serif; padding: .75rem }
figure + figure { margin-top: .75rem }
figcaption { margin-bottom: .25rem }
div { padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
div.light { background: #fff; --text: #e9e7e1 }
div.dark { background: #1b1d21; --text: #33373e }
i { display: block; width: 60%; height: .375rem; border-radius: 1rem; background: var(--text); margin-bottom: .5rem }
img { display: block; max-width: 100%; height: auto }
`;
