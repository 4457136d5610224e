import type { Allergen, Diet } from "@/lib/menus/schema";

/** The page's own texts in one language. */
export type Translations = {
  /** The language of the texts: the menu's, or English as a fallback. */
  lang: string;
  menu: string;
  table: string;
  soldOut: string;
  filter: string;
  /** The headings of diets and allergens in the filter. */
  only: string;
  without: string;
  reset: string;
  contains: string;
  none: string;
  categories: string;
  hours: string;
  contact: string;
  diets: Record<Diet, string>;
  allergens: Record<Allergen, string>;
};

// The names of lib/menus/schema.ts in its order, repeated because the visitor plane doesn't load zod.
export const DIETS: readonly Diet[] = ["vegan", "vegetarian", "halal", "kosher", "gluten_free", "organic"];

export const ALLERGENS: readonly Allergen[] = [
  ...(["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk"] as const),
  ...(["nuts", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs"] as const),
];

const LABELS = [
  ...(["menu", "table", "soldOut", "filter", "only", "without", "reset"] as const),
  ...(["contains", "none", "categories", "hours", "contact"] as const),
];

// A language: its labels in the order of LABELS, then the diets, then the allergens.
const LANGUAGES: Record<string, readonly [labels: string, diets: string, allergens: string]> = {
  en: [
    "Menu|Table|Sold out|Filter|Show only|Without|Clear filters|Contains|No dishes match these filters.|Categories|Opening hours|Contact",
    "Vegan|Vegetarian|Halal|Kosher|Gluten-free|Organic",
    "Gluten|Crustaceans|Eggs|Fish|Peanuts|Soybeans|Milk|Nuts|Celery|Mustard|Sesame|Sulfites|Lupin|Mollusks",
  ],
  de: [
    "Speisekarte|Tisch|Ausverkauft|Filter|Nur anzeigen|Ohne|Alles zeigen|Enthält|Kein Gericht passt zu dieser Auswahl.|Kategorien|Öffnungszeiten|Kontakt",
    "Vegan|Vegetarisch|Halal|Koscher|Glutenfrei|Bio",
    "Gluten|Krebstiere|Eier|Fisch|Erdnüsse|Soja|Milch|Schalenfrüchte|Sellerie|Senf|Sesam|Sulfite|Lupinen|Weichtiere",
  ],
  fr: [
    "Carte|Table|Épuisé|Filtrer|Afficher uniquement|Sans|Tout afficher|Contient|Aucun plat ne correspond à ce choix.|Catégories|Horaires|Contact",
    "Végan|Végétarien|Halal|Casher|Sans gluten|Bio",
    "Gluten|Crustacés|Œufs|Poisson|Arachides|Soja|Lait|Fruits à coque|Céleri|Moutarde|Sésame|Sulfites|Lupin|Mollusques",
  ],
  es: [
    "Carta|Mesa|Agotado|Filtrar|Mostrar solo|Sin|Mostrar todo|Contiene|Ningún plato coincide con esta selección.|Categorías|Horario|Contacto",
    "Vegano|Vegetariano|Halal|Kosher|Sin gluten|Ecológico",
    "Gluten|Crustáceos|Huevos|Pescado|Cacahuetes|Soja|Leche|Frutos de cáscara|Apio|Mostaza|Sésamo|Sulfitos|Altramuces|Moluscos",
  ],
  it: [
    "Menù|Tavolo|Esaurito|Filtra|Mostra solo|Senza|Mostra tutto|Contiene|Nessun piatto corrisponde alla scelta.|Categorie|Orari|Contatti",
    "Vegano|Vegetariano|Halal|Kosher|Senza glutine|Biologico",
    "Glutine|Crostacei|Uova|Pesce|Arachidi|Soia|Latte|Frutta a guscio|Sedano|Senape|Sesamo|Solfiti|Lupini|Molluschi",
  ],
  pt: [
    "Ementa|Mesa|Esgotado|Filtrar|Mostrar só|Sem|Mostrar tudo|Contém|Nenhum prato corresponde a esta escolha.|Categorias|Horário|Contacto",
    "Vegano|Vegetariano|Halal|Kosher|Sem glúten|Biológico",
    "Glúten|Crustáceos|Ovos|Peixe|Amendoins|Soja|Leite|Frutos de casca rija|Aipo|Mostarda|Sésamo|Sulfitos|Tremoço|Moluscos",
  ],
  nl: [
    "Menukaart|Tafel|Uitverkocht|Filter|Alleen tonen|Zonder|Alles tonen|Bevat|Geen gerecht past bij deze keuze.|Categorieën|Openingstijden|Contact",
    "Veganistisch|Vegetarisch|Halal|Koosjer|Glutenvrij|Biologisch",
    "Gluten|Schaaldieren|Eieren|Vis|Pinda|Soja|Melk|Noten|Selderij|Mosterd|Sesam|Sulfiet|Lupine|Weekdieren",
  ],
  pl: [
    "Menu|Stolik|Wyprzedane|Filtruj|Pokaż tylko|Bez|Pokaż wszystko|Zawiera|Żadne danie nie pasuje do wyboru.|Kategorie|Godziny otwarcia|Kontakt",
    "Wegańskie|Wegetariańskie|Halal|Koszerne|Bezglutenowe|Ekologiczne",
    "Gluten|Skorupiaki|Jaja|Ryby|Orzeszki ziemne|Soja|Mleko|Orzechy|Seler|Gorczyca|Sezam|Siarczyny|Łubin|Mięczaki",
  ],
  cs: [
    "Jídelní lístek|Stůl|Vyprodáno|Filtr|Zobrazit jen|Bez|Zobrazit vše|Obsahuje|Výběru neodpovídá žádné jídlo.|Kategorie|Otevírací doba|Kontakt",
    "Veganské|Vegetariánské|Halal|Košer|Bezlepkové|Bio",
    "Lepek|Korýši|Vejce|Ryby|Arašídy|Sója|Mléko|Skořápkové plody|Celer|Hořčice|Sezam|Siřičitany|Vlčí bob|Měkkýši",
  ],
  sv: [
    "Meny|Bord|Slutsåld|Filtrera|Visa endast|Utan|Visa allt|Innehåller|Ingen rätt passar valet.|Kategorier|Öppettider|Kontakt",
    "Vegansk|Vegetarisk|Halal|Kosher|Glutenfri|Ekologisk",
    "Gluten|Kräftdjur|Ägg|Fisk|Jordnötter|Soja|Mjölk|Nötter|Selleri|Senap|Sesam|Sulfiter|Lupin|Blötdjur",
  ],
  da: [
    "Menukort|Bord|Udsolgt|Filtrer|Vis kun|Uden|Vis alt|Indeholder|Ingen ret passer til valget.|Kategorier|Åbningstider|Kontakt",
    "Vegansk|Vegetarisk|Halal|Kosher|Glutenfri|Økologisk",
    "Gluten|Krebsdyr|Æg|Fisk|Jordnødder|Soja|Mælk|Nødder|Selleri|Sennep|Sesam|Sulfitter|Lupin|Bløddyr",
  ],
  tr: [
    "Menü|Masa|Tükendi|Filtrele|Yalnızca göster|İçermeyen|Hepsini göster|İçerir|Bu seçime uyan yemek yok.|Kategoriler|Çalışma saatleri|İletişim",
    "Vegan|Vejetaryen|Helal|Koşer|Glutensiz|Organik",
    "Gluten|Kabuklular|Yumurta|Balık|Yer fıstığı|Soya|Süt|Sert kabuklu yemişler|Kereviz|Hardal|Susam|Sülfit|Acı bakla|Yumuşakçalar",
  ],
  uk: [
    "Меню|Столик|Закінчилося|Фільтр|Показати лише|Без|Показати все|Містить|Жодна страва не підходить.|Категорії|Години роботи|Контакти",
    "Веганські|Вегетаріанські|Халяль|Кошерні|Без глютену|Органічні",
    "Глютен|Ракоподібні|Яйця|Риба|Арахіс|Соя|Молоко|Горіхи|Селера|Гірчиця|Кунжут|Сульфіти|Люпин|Молюски",
  ],
  ar: [
    "قائمة الطعام|طاولة|نفد|تصفية|الأطباق التالية فقط|بدون|عرض الكل|يحتوي على|لا يوجد طبق يطابق هذا الاختيار.|الأقسام|ساعات العمل|اتصل بنا",
    "نباتي صرف|نباتي|حلال|كوشر|خالٍ من الغلوتين|عضوي",
    "غلوتين|قشريات|بيض|سمك|فول سوداني|صويا|حليب|مكسرات|كرفس|خردل|سمسم|كبريتيت|ترمس|رخويات",
  ],
  he: [
    "תפריט|שולחן|אזל|סינון|רק מנות|ללא|הצגת הכול|מכיל|אין מנה שמתאימה לבחירה.|קטגוריות|שעות פתיחה|יצירת קשר",
    "טבעוני|צמחוני|חלאל|כשר|ללא גלוטן|אורגני",
    "גלוטן|סרטנים|ביצים|דגים|בוטנים|סויה|חלב|אגוזים|סלרי|חרדל|שומשום|סולפיטים|תורמוס|רכיכות",
  ],
  ja: [
    "メニュー|テーブル|売り切れ|絞り込み|次の料理のみ|除く|すべて表示|含む|条件に合う料理がありません。|カテゴリー|営業時間|連絡先",
    "ヴィーガン|ベジタリアン|ハラール|コーシャ|グルテンフリー|オーガニック",
    "グルテン|甲殻類|卵|魚|ピーナッツ|大豆|乳|ナッツ|セロリ|マスタード|ごま|亜硫酸塩|ルピナス|軟体動物",
  ],
};

/** The texts for a language, English as a fallback. */
export function translationsFor(language: string): Translations {
  const primary = language.split("-")[0] ?? "en";
  const lang = Object.hasOwn(LANGUAGES, primary) ? primary : "en";
  const [labels = "", diets = "", allergens = ""] = LANGUAGES[lang] ?? [];
  return {
    lang,
    ...pair(LABELS, labels),
    diets: pair(DIETS, diets),
    allergens: pair(ALLERGENS, allergens),
  };
}

function pair<Name extends string>(names: readonly Name[], texts: string): Record<Name, string> {
  const parts = texts.split("|");
  const entries = names.map((name, index) => [name, parts[index] ?? name]);
  return Object.fromEntries(entries);
}
