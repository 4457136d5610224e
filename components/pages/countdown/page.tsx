import { Document } from "@/components/pages/document";
import { style } from "@/components/pages/style";

export type CountdownView = { title: string; description: string; endsAt: Date };

/** A countdown page (CONTRACT §5). */
export function Countdown({ view }: { view: CountdownView }) {
  return (
    <Document title={view.title} style={style}>
      <main>
        <h1>{view.title}</h1>
        <p>{view.description}</p>
        <time dateTime={view.endsAt.toISOString()}>{view.endsAt.toUTCString()}</time>
      </main>
    </Document>
  );
}
