import type { Theme } from "@/components/dashboard/theme";
import { Sample } from "@/components/docs/sample";
import { Picture } from "@/components/landing/picture";
import { PICTURES } from "@/components/landing/pictures";
import { Frame, Product } from "@/components/landing/product";

type Props = { theme: Theme; request: string; response: string };

/** An API request with its response, and webhooks. */
export const Developers = ({ theme, request, response }: Props) => (
  <div className="grid gap-4 lg:grid-cols-2">
    <div className="flex flex-col gap-4 [&>figure]:my-0 [&>figure]:bg-surface">
      <Sample label="Request" code={request} />
      <Sample label="Response" code={response} />
    </div>
    <Product
      className="lg:h-full"
      title="Webhooks"
      text="Get an event when a link expires or reaches 1,000 clicks, or a form is submitted. Deliveries are signed, retried and logged, and you can resend each one."
    >
      <Frame className="ml-6 max-h-72 rounded-tr-none border-r-0 lg:max-h-96 [&_img]:w-[150%] [&_img]:max-w-none sm:[&_img]:w-full lg:[&_img]:w-[150%]">
        <Picture
          of={PICTURES.webhook}
          theme={theme}
          alt="The log of a webhook: each delivery, its status and the response"
        />
      </Frame>
    </Product>
  </div>
);
