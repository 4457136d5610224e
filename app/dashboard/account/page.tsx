import type { Metadata } from "next";
import { cookies } from "next/headers";
import { LogoField } from "@/components/dashboard/logo-field";
import { readTheme, THEME_COOKIE } from "@/components/dashboard/theme";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { skipsOwnVisits } from "@/lib/accounts/own-visits";
import { readAccount } from "@/lib/accounts/service";
import { env } from "@/lib/env";
import { oauthProviderNames } from "@/lib/http/auth/oauth-providers";
import { requireOwner } from "@/lib/http/auth/session";
import { brandImage } from "@/lib/images/brand-image";
import { imageUrl } from "@/lib/images/urls";
import { canMail } from "@/lib/mail";
import { oauthErrorMessage } from "@/lib/users/oauth-errors";
import { signInMethods } from "@/lib/users/oauth-identities";
import { removeLogo } from "./actions";
import { DeleteAccount } from "./delete-account";
import { EmailForm } from "./email-form";
import { NameForm } from "./name-form";
import { OwnVisitsForm } from "./own-visits-form";
import { PasswordForm } from "./password-form";
import { PlanAndUsage } from "./plan-and-usage";
import { SignInMethods } from "./sign-in-methods";
import { ThemePicker } from "./theme-picker";

export const metadata: Metadata = { title: "Account" };

/** Browsers don't send the session to another host, so visits there can't be attributed. */
const SHARES_HOST = new URL(env.SHORT_URL).hostname === new URL(env.APP_URL).hostname;

type At = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountPage({ searchParams }: At) {
  const { owner, user } = await requireOwner();
  const [{ account, usage, quotaUsage, forms }, skipped, logo, methods, store] = await Promise.all([
    readAccount(owner),
    skipsOwnVisits(owner),
    brandImage(owner),
    signInMethods(user),
    cookies(),
  ]);
  const oauthError = oauthErrorMessage((await searchParams).error);
  const providers = oauthProviderNames();
  return (
    <>
      <PageHeader title="Account" text={user.email} />
      {oauthError && (
        <p role="alert" className="mb-5 rounded-card border border-danger/40 p-4 text-danger text-sm">
          {oauthError}
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Card title="Name">
            <NameForm name={user.name} />
          </Card>
          <Card title="Email">
            <EmailForm email={user.email} confirm={methods.password} mails={canMail()} />
          </Card>
          <Card title="Password">
            <PasswordForm email={user.email} confirm={methods.password} />
          </Card>
          {providers.length > 0 && (
            <Card title="Sign-in methods">
              <SignInMethods providers={providers} connected={methods.identities} />
            </Card>
          )}
        </div>
        <div className="grid gap-5">
          <Card title="Plan">
            <PlanAndUsage plan={account.plan} usage={{ ...usage, ...quotaUsage, forms }} />
          </Card>
          <Card title="Logo for QR codes" id="logo">
            <LogoField
              logo={logo && imageUrl(logo, "small")}
              url="/dashboard/account/logo"
              remove={removeLogo}
            >
              Appears in the middle of QR codes where you choose it. A square picture with few details scans
              best.
            </LogoField>
          </Card>
          {SHARES_HOST && (
            <Card title="Your own visits">
              <OwnVisitsForm skipped={skipped} />
            </Card>
          )}
          <Card title="Theme">
            <ThemePicker chosen={readTheme(store.get(THEME_COOKIE)?.value)} />
          </Card>
          <Card title="Delete account">
            <DeleteAccount email={user.email} />
          </Card>
        </div>
      </div>
    </>
  );
}
