import Link from "next/link";
import { AuthPage } from "@/components/auth/auth-page";
import { canMail } from "@/lib/mail";
import { ForgotForm } from "./form";

export const metadata = { title: "Forgot your password?" };

const back = (
  <Link href="/login" className="font-medium text-accent underline">
    Back to the sign-in
  </Link>
);

export default function ForgotPage() {
  if (canMail()) {
    return (
      <AuthPage
        title="Forgot your password?"
        text="Tell us the e-mail of your account. You get a link that sets a new one."
        below={back}
      >
        <ForgotForm />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Forgot your password?"
      text="This server sends no e-mail. Ask its operator for a new password."
      below={back}
    >
      <p className="text-quiet text-sm">
        Operators: <code className="wrap-anywhere">npm run -s account -- password &lt;email&gt;</code>
      </p>
    </AuthPage>
  );
}
