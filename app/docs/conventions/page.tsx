import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";

export const metadata: Metadata = { title: "API conventions" };

export default function ConventionsPage() {
  return (
    <Guide title="Conventions">
      <ul className="list-disc space-y-2 pl-5">
        <li>Request bodies are JSON objects of up to 256 KiB. Single resources are returned unwrapped.</li>
        <li>
          Lists are <code>{'{"data": […], "total": n, "limit": 25, "offset": 0}'}</code>, newest first unless
          the reference says otherwise. They accept <code>limit</code> (1 to 100), <code>offset</code> and{" "}
          <code>q</code>.
        </li>
        <li>
          Dates and times are <code>YYYY-MM-DD HH:MM:SS</code> in UTC, in requests and responses.
        </li>
        <li>
          PATCH changes only the fields you send. Unknown and read-only fields are ignored, so you can edit a
          response and send it back. <code>null</code> resets a field to its default.
        </li>
        <li>
          Strings are trimmed, except passwords. Lengths are counted in Unicode code points: most characters
          are one, some emoji are several.
        </li>
        <li>
          Every response has an <code>X-Request-Id</code> header. Include it in support requests.
        </li>
      </ul>
    </Guide>
  );
}
