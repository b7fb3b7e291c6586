declare module '*/panel.scss' {
  const text: string;
  export default text;
}
