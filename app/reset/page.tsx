import type { Metadata } from "next";
import { AuthPage } from "@/components/auth/auth-page";
import { Link } from "@/components/ui/link";
import { isResetTokenValid } from "@/lib/users/password-reset";
import { ResetForm } from "./form";

export const metadata: Metadata = { title: "Set a new password", robots: { index: false } };

type At = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResetPage({ searchParams }: At) {
  const { token } = await searchParams;
  if (typeof token === "string" && (await isResetTokenValid(token, new Date()))) {
    return (
      <AuthPage title="Set a new password" text="This signs you out on all other devices.">
        <ResetForm token={token} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="This link has expired"
      text="It was already used, is more than 1 hour old, or your password has changed since."
    >
      <Link href="/forgot" className="font-medium text-accent underline">
        Request a new link
      </Link>
    </AuthPage>
  );
}
