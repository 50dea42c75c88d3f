"""Which rules of the catalogues does the code cite, and which do the tests prove?"""

from skyshelf.rulebook.book import Block, Book, Chapter, Kind, book, languages_of
from skyshelf.rulebook.book_text import markdown
from skyshelf.rulebook.catalogue import Rule, catalogue
from skyshelf.rulebook.citations import bare_citations, citations
from skyshelf.rulebook.claims import claims, crowded
from skyshelf.rulebook.coverage import Coverage, Unknown, coverage, coverages
from skyshelf.rulebook.exemptions import Exemption, exemptions
from skyshelf.rulebook.margin import runs
from skyshelf.rulebook.project import GAMES, Place, RulebookError, project_root
from skyshelf.rulebook.translated import Told, told

__all__ = [
    "GAMES",
    "Block",
    "Book",
    "Chapter",
    "Coverage",
    "Exemption",
    "Kind",
    "Place",
    "Rule",
    "RulebookError",
    "Told",
    "Unknown",
    "bare_citations",
    "book",
    "catalogue",
    "citations",
    "claims",
    "coverage",
    "coverages",
    "crowded",
    "exemptions",
    "languages_of",
    "markdown",
    "project_root",
    "runs",
    "told",
]
