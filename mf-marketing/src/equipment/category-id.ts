/** `Audio Interfaces` → `audio-interfaces` */
export const categoryId = (title: string) => title.toLowerCase().replaceAll(' ', '-');
