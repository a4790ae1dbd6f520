"""Builds the font file from @fontsource-variable/schibsted-grotesk.

It keeps the weights 400 to 700 and western Latin, and drops tabular figures.

Run `pip install fonttools brotli`, then `python subset.py SOURCE.woff2 TARGET.woff2`. Then put the
first ten hex digits of the target's SHA-256 into its file name and into src/theme/font.tsx.
Licence: SIL OFL 1.1, see LICENSE.
"""

import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, target = sys.argv[1:3]

narrowed = instancer.instantiateVariableFont(TTFont(source), {"wght": (400, 400, 700)})
with tempfile.NamedTemporaryFile(suffix=".ttf") as between:
    narrowed.save(between.name)
    font = TTFont(between.name)

    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt", "case"]

    letters = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E]
    marks = [0x2BC, 0x2C6, 0x2DA, 0x2DC, *range(0x2010, 0x2015), *range(0x2018, 0x201B), *range(0x201C, 0x201F)]
    signs = [0x2020, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122]
    arrows_and_math = [*range(0x2190, 0x2194), 0x2197, 0x2212, 0x2215, 0x2248, 0x2260, 0x2264, 0x2265]

    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters + marks + signs + arrows_and_math)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
