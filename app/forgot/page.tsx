import { AuthPage } from "@/components/auth/auth-page";
import { Link } from "@/components/ui/link";
import { canMail } from "@/lib/mail";
import { ForgotForm } from "./form";

export const metadata = { title: "Reset your password" };

const back = (
  <Link href="/login" className="font-medium text-accent underline">
    Back to sign in
  </Link>
);

export default function ForgotPage() {
  if (canMail()) {
    return (
      <AuthPage
        title="Reset your password"
        text="Enter your email and we'll send you a reset link."
        below={back}
      >
        <ForgotForm />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Reset your password"
      text="This server can't send email. Ask its operator to reset your password."
      below={back}
    >
      <p className="text-quiet text-sm">
        Operators: run <code className="wrap-anywhere">npm run -s account -- password &lt;email&gt;</code>
      </p>
    </AuthPage>
  );
}
