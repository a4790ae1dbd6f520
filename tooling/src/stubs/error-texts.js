/** In place of the federation runtime's explanations: its errors keep their code and the address where the code is explained. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
