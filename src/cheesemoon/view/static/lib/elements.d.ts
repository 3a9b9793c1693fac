// The element types that selectors find.

type LastPart<S extends string> = S extends `${string} ${infer Rest}` ? LastPart<Rest> : S;
type TagName<S extends string> = S extends `${infer Before}${"." | "#" | "[" | ":"}${string}` ? TagName<Before> : S;
type ElementOf<T extends string> = T extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[T]
  : T extends keyof SVGElementTagNameMap
    ? SVGElementTagNameMap[T]
    : HTMLElement;

/** The type that the tag name in the last part of a selector says; HTMLElement without a tag name. */
export type Found<S extends string> = S extends `${string},${string}` ? HTMLElement : ElementOf<TagName<LastPart<S>>>;

/** A thing of a drawing: a piece, a place, a choice. */
export type Thing = SVGGraphicsElement;
