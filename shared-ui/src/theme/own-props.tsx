/** Prevents a styled component's own props from reaching the DOM element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (name: string) => !names.includes(name),
});
