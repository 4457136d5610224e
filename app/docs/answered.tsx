import clsx from "clsx";
import { Scrolled } from "./scrolled";

export type Outcome = {
  status?: number;
  left?: string | null;
  text?: string;
  picture?: string;
  failure?: string;
};

/** What came back of a request that was tried. */
export function ResponseView({
  outcome: { status = 0, left, text, picture, failure },
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
        {left && <span className="text-quiet"> · {left} requests left this minute</span>}
      </p>
      {text && <Scrolled text={text} />}
      {/* biome-ignore lint/performance/noImgElement: the answer itself, already here */}
      {picture && <img src={picture} alt="What was answered" className="max-w-full" />}
    </div>
  );
}
