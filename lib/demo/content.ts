// What a café in Berlin would have here. Destinations are on example.com, which is reserved.

type Example = { fields: Record<string, unknown>; daily: number };

export const LINKS: readonly Example[] = [
  { fields: { title: "Instagram profile", url: "https://example.com/cafe-linde/welcome" }, daily: 34 },
  { fields: { title: "Book a table", url: "https://example.com/cafe-linde/book?from=poster" }, daily: 21 },
  { fields: { title: "Brunch flyer, November", url: "https://example.com/cafe-linde/brunch" }, daily: 12 },
  { fields: { title: "Gift cards", url: "https://example.com/shop/gift-cards" }, daily: 7 },
  { fields: { title: "Baking class", url: "https://example.com/cafe-linde/classes/baking" }, daily: 5 },
  { fields: { title: "We are hiring", url: "https://example.com/jobs/barista" }, daily: 2 },
];

export const MENU = {
  name: "Café Linde",
  description: "Breakfast until three, cake all day, and wine after five.",
  currency: "EUR",
  language: "en",
  theme: "gallery",
  address: "Lindenstraße 12, 10969 Berlin",
  phone: "+49 30 5550123",
  opening_hours: "Tue to Sun, 9:00 to 22:00",
  tables: ["1", "2", "3", "4", "5", "6", "Terrace 1", "Terrace 2"],
};

/** The dishes; `colors` are those of its drawn photo: plate, food and garnish. */
export const ITEMS: readonly {
  fields: Record<string, unknown>;
  colors?: readonly [string, string, string];
}[] = [
  {
    fields: {
      name: "Shakshuka",
      description: "Eggs in tomato and pepper sauce, with bread.",
      category: "Breakfast",
      price: 10.9,
      dietary: ["vegetarian"],
      allergens: ["eggs", "gluten"],
      marks: ["popular", "spicy"],
    },
    colors: ["#3d4a52", "#c8442b", "#f4d06f"],
  },
  {
    fields: {
      name: "Granola bowl",
      description: "Oats, hazelnuts and stewed plums with oat yoghurt.",
      category: "Breakfast",
      price: 8.5,
      dietary: ["vegan"],
      allergens: ["nuts", "gluten"],
    },
    colors: ["#e8e2d6", "#c99a5b", "#6d3b5e"],
  },
  {
    fields: {
      name: "Pumpkin soup",
      description: "With ginger and roasted seeds.",
      category: "Lunch",
      price: 7.9,
      dietary: ["vegan", "gluten_free"],
      marks: ["new"],
    },
    colors: ["#dfe7e3", "#e58a2b", "#4f7a45"],
  },
  {
    fields: {
      name: "Potato dumplings",
      description: "With brown butter, sage and mountain cheese.",
      category: "Lunch",
      price: 13.5,
      dietary: ["vegetarian"],
      allergens: ["milk", "gluten", "eggs"],
      marks: ["chef_special"],
    },
    colors: ["#51606b", "#ecd9a0", "#55824f"],
  },
  {
    fields: {
      name: "Apple cake",
      description: "Still warm around eleven.",
      category: "Cake",
      price: 4.6,
      dietary: ["vegetarian"],
      allergens: ["gluten", "eggs", "milk"],
      marks: ["popular"],
    },
    colors: ["#d7dde2", "#d8a657", "#b8432f"],
  },
  {
    fields: {
      name: "Chocolate tart",
      category: "Cake",
      price: 5.2,
      allergens: ["milk", "gluten"],
      available: false,
    },
    colors: ["#efe9df", "#4a2c22", "#c25b6a"],
  },
  {
    fields: {
      name: "Filter coffee",
      category: "Drinks",
      variants: [
        { name: "Small", price: 3.2 },
        { name: "Large", price: 4.1 },
      ],
    },
  },
  {
    fields: {
      name: "Elderflower spritzer",
      category: "Drinks",
      variants: [
        { name: "0.3 l", price: 3.9 },
        { name: "0.5 l", price: 5.4 },
      ],
      dietary: ["vegan"],
    },
  },
];

export const BIO_PAGE = {
  title: "Café Linde",
  description: "Breakfast, cake and wine under the linden trees of Kreuzberg.",
  theme: "meadow",
  socials: [
    { platform: "instagram", url: "https://www.instagram.com/example" },
    { platform: "email", url: "mailto:hello@example.com" },
  ],
};

export const BIO_LINKS: readonly Example[] = [
  { fields: { title: "Book a table", url: "https://example.com/cafe-linde/book" }, daily: 9 },
  { fields: { kind: "heading", title: "This month" }, daily: 0 },
  { fields: { title: "Brunch on Sundays", url: "https://example.com/cafe-linde/brunch" }, daily: 6 },
  { fields: { title: "Baking class", url: "https://example.com/cafe-linde/classes/baking" }, daily: 3 },
];

export const FORM = {
  title: "How was your visit?",
  description: "Two minutes that help us more than stars on a map.",
  fields: [
    { id: "rating", kind: "rating", label: "How was it?", required: true, stars: 5 },
    { id: "table", kind: "choice", label: "Where did you sit?", options: ["Inside", "Terrace", "To go"] },
    { id: "better", kind: "paragraph", label: "What could be better?" },
    { id: "email", kind: "email", label: "Email, if you'd like an answer" },
  ],
};

export const SUBMISSIONS: readonly Record<string, string>[] = [
  { rating: "5", table: "Terrace", better: "Nothing. We'll be back for the apple cake." },
  { rating: "4", table: "Inside", better: "It was a little loud by the window.", email: "mira@example.com" },
  { rating: "5", table: "Inside" },
  {
    rating: "2",
    table: "Terrace",
    better: "We waited 40 minutes for two coffees.",
    email: "tom@example.net",
  },
  { rating: "5", table: "To go", better: "Oat milk without extra charge, thank you!" },
  { rating: "4", table: "Inside", better: "More vegan cakes, please." },
  { rating: "3", table: "Terrace", better: "The heaters were off.", email: "lea@example.org" },
  { rating: "5", table: "Inside", better: "The dumplings!" },
  { rating: "4", table: "To go" },
];
