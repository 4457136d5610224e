import type { Metadata } from "next";
import { Definition, Definitions, Guide } from "@/components/docs/guide";
import { InlineCode } from "@/components/docs/inline-code";
import { Sample } from "@/components/docs/sample";
import { ERROR_RESPONSES } from "@/lib/openapi/builder/errors";

export const metadata: Metadata = { title: "API errors" };

const ERROR = `HTTP/1.1 422
Content-Type: application/json

{
  "error": "invalid_url",
  "message": "url must be an http:// or https:// URL with a host and without credentials, at most 2048 characters"
}`;

const ERRORS = [
  ...Object.entries(ERROR_RESPONSES).map(([code, { status, description }]) => ({
    status,
    code,
    description,
  })),
  {
    status: 405,
    code: "method_not_allowed",
    description: "The path doesn't support this method. The `Allow` header lists those it does",
  },
  {
    status: 422,
    code: "invalid_<field>",
    description: "A field is invalid. If several are, the first one in documented order is named",
  },
].sort((one, other) => one.status - other.status);

const Code = ({ status, code }: { status: number; code: string }) => (
  <>
    <span className="text-quiet">{status}</span> <code>{code}</code>
  </>
);

export default function ErrorsPage() {
  return (
    <Guide title="Errors">
      <p>
        An error is an HTTP status and a JSON object with two strings: <code>error</code>, a stable code, and{" "}
        <code>message</code>, which names the field, what is wrong and what is allowed.
      </p>
      <Sample label="Error response" code={ERROR} />
      <Definitions>
        {ERRORS.map(({ status, code, description }) => (
          <Definition key={code} term={<Code status={status} code={code} />}>
            <InlineCode text={description} />.
          </Definition>
        ))}
      </Definitions>
      <p>
        Malformed requests return errors in the same format: invalid HTTP returns 400{" "}
        <code>invalid_json</code>, headers over 16 KiB return 431 <code>headers_too_large</code>, and
        incomplete requests return 408 <code>request_timeout</code>. A connection with more than 100 requests
        waiting for a response is closed.
      </p>
    </Guide>
  );
}
