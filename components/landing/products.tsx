import type { Theme } from "@/components/dashboard/theme";
import { Picture } from "@/components/landing/picture";
import { PICTURES } from "@/components/landing/pictures";
import { Frame, Product } from "@/components/landing/product";

/** All products, with pictures. */
export const Products = ({ theme }: { theme: Theme }) => (
  <div className="grid gap-4 md:grid-cols-6">
    <Product
      className="md:col-span-6 lg:col-span-2"
      title="Bio pages"
      text="All your links on one page. Choose one of eight themes, schedule links, embed videos and music, and see clicks per link."
    >
      <Frame className="mx-auto max-h-96 w-72 max-w-[calc(100%-3rem)]">
        <Picture of={PICTURES.bio} theme={theme} alt="A bio page on a phone, with the links of a café" />
      </Frame>
    </Product>
    <Product
      className="md:col-span-6 lg:col-span-4"
      title="Menus"
      text="Guests scan the code on their table and read your menu, with photos, allergens and diet filters. Cards for every table are ready to print."
    >
      <div className="grid grid-cols-2 items-end gap-4 px-6 sm:grid-cols-[2fr_3fr]">
        <Frame className="max-h-64 sm:max-h-96">
          <Picture of={PICTURES.menu} theme={theme} alt="A menu on a phone, with a photo of each dish" />
        </Frame>
        <Frame className="max-h-52 sm:max-h-80">
          <Picture of={PICTURES.cards} theme={theme} alt="Table cards, each with its own QR code" />
        </Frame>
      </div>
    </Product>
    <Product
      className="md:col-span-3 lg:col-span-2"
      title="QR codes"
      text="Every link, page and menu has one, in your colors, as PNG, SVG or PDF. Change the destination later: printed codes keep working."
    >
      <Frame className="mx-auto w-72 max-w-[calc(100%-3rem)]">
        <Picture of={PICTURES.qr} theme={theme} alt="A QR code and its colors" />
      </Frame>
    </Product>
    <Product
      className="md:col-span-3 lg:col-span-4"
      title="Email timers"
      text="A countdown that runs inside your email, accurate to the second each time its image is loaded. Paste one line of HTML into your newsletter."
    >
      <Frame className="mx-6 max-h-[21rem] lg:mx-auto lg:w-4/5">
        <Picture of={PICTURES.timer} theme={theme} alt="A newsletter with a countdown until booking closes" />
      </Frame>
    </Product>
    <Product
      className="md:col-span-3"
      title="Countdown pages"
      text="A live clock for a launch or a sale, with a share preview and a calendar file. Visitors see the end in their own time zone."
    >
      <Frame className="mx-6">
        <Picture of={PICTURES.countdown} theme={theme} alt="A page that counts down to an Advent market" />
      </Frame>
    </Product>
    <Product
      className="md:col-span-3"
      title="Forms"
      text="Ratings, choices and questions that depend on earlier answers. Read submissions in the dashboard, by email or as CSV."
    >
      <Frame className="mx-6">
        <Picture of={PICTURES.form} theme={theme} alt="A form that asks guests about their visit" />
      </Frame>
    </Product>
    <Product
      className="md:col-span-3"
      title="Email signatures"
      text="Three templates built for email clients. Preview them on light and dark backgrounds, then copy and paste."
    >
      <Frame className="mx-6">
        <Picture
          of={PICTURES.signature}
          theme={theme}
          alt="A signature on a light and on a dark background"
        />
      </Frame>
    </Product>
    <Product
      className="md:col-span-3"
      title="UTM builder"
      text="Tag campaign URLs field by field, save what you reuse as a template, and create a short link from the result."
    >
      <Frame className="mx-6">
        <Picture of={PICTURES.utm} theme={theme} alt="The UTM builder with source, medium and campaign" />
      </Frame>
    </Product>
  </div>
);
