import clsx from "clsx";
import { CodeBox } from "./code-box";

export type Outcome = {
  status?: number;
  remaining?: string | null;
  text?: string;
  picture?: string;
  failure?: string;
};

/** The response to a "Try it" request. */
export function ResponseView({
  outcome: { status = 0, remaining, text, picture, failure },
}: {
  outcome: Outcome;
}) {
  if (failure)
    return (
      <p role="alert" className="text-danger text-sm">
        {failure}
      </p>
    );
  return (
    <div role="status" className="space-y-2">
      <p className="text-sm">
        <strong className={clsx(status < 400 ? "text-good" : "text-danger")}>{status}</strong>
        {remaining && (
          <span className="text-quiet">
            {" "}
            · {remaining} {remaining === "1" ? "request" : "requests"} left this minute
          </span>
        )}
      </p>
      {text && <CodeBox text={text} />}
      {/* biome-ignore lint/performance/noImgElement: the response itself, as a data URL */}
      {picture && <img src={picture} alt="Response" className="max-w-full" />}
    </div>
  );
}
